import { useQueryClient } from '@tanstack/react-query'
import type { EditRecalledBody, Memory } from '../../../contract/memory.ts'
import { ApiError, del, patch, post } from '../../api.ts'
import { reloadMemory, reloadMemoryAndReceipts } from '../../refetch.ts'
import { useAction } from '../../use-action.ts'

interface MemoryAction<Input, Result> {
  call(input: Input): Promise<Result>
  done(result: Result): string
  failed: string
  onDone?(): void
}

export function useMemoryAction<Input, Result>({ onDone, ...action }: MemoryAction<Input, Result>) {
  const client = useQueryClient()
  return useAction<Result, Input>({
    ...action,
    onDone: async () => {
      await reloadMemoryAndReceipts(client)
      onDone?.()
    },
    // It is gone, for example forgotten in another window, so it should not stay on the page.
    onFailed: (error) => error instanceof ApiError && error.status === 404 && void reloadMemory(client),
  })
}

export const useForget = (onDone?: () => void) =>
  useMemoryAction<Memory, null>({
    call: ({ id }) => del(`/api/memories/${id}`),
    done: () => 'Forgotten',
    failed: 'Failed to forget this.',
    ...(onDone ? { onDone } : {}),
  })

export const useShare = () =>
  useMemoryAction<Memory, Memory>({
    call: ({ id, isShared }) => patch<Memory>(`/api/memories/${id}`, { isShared: !isShared }),
    done: ({ isShared }) => (isShared ? 'Shared with your helpers' : 'Kept from other helpers'),
    failed: 'Failed to change who can use this.',
  })

export const useCorrect = (id: number, onDone: () => void) =>
  useMemoryAction<string, Memory>({
    call: (value) => patch<Memory>(`/api/memories/${id}`, { value }),
    done: () => 'Corrected',
    failed: 'Failed to correct this.',
    onDone,
  })

export const useCountMany = (onCounted: (count: number, body: object) => void) =>
  useAction<{ count: number }, object>({
    call: (body) => post<{ count: number }>('/api/memories/forget', { ...body, preview: true }),
    failed: 'Nothing was forgotten.',
    onDone: ({ count }, body) => onCounted(count, body),
  })

export const useForgetMany = (onDone: () => void) =>
  useMemoryAction<object, { count: number }>({
    call: (body) => post<{ count: number }>('/api/memories/forget', body),
    done: ({ count }) => (count === 1 ? 'Forgot 1 memory' : `Forgot ${count} memories`),
    failed: 'Failed to forget these.',
    onDone,
  })

export const useRecalled = (messageId: number) =>
  useMemoryAction<EditRecalledBody, null>({
    call: (body) => patch<null>(`/api/messages/${messageId}/memory`, body),
    done: () => 'Done',
    failed: 'Failed to change this.',
  })
