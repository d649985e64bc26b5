import { useMutation } from '@tanstack/react-query'
import { ApiError } from './api.ts'
import { useToast } from './ui/overlays/toast.tsx'
import type { ToastMessage } from './ui/overlays/toast-view.tsx'

/** Why a call failed, for people. */
export const reasonOf = (error: unknown, otherwise = 'Please try again.'): string =>
  error instanceof ApiError ? error.text : otherwise

type Told = string | ToastMessage | undefined

interface Action<Input, Result> {
  call(input: Input): Promise<Result>
  /** What a toast says once it is done, and after what `onDone` waits for. */
  done?: Told | ((result: Result, input: Input) => Told)
  /** The title of the toast with the reason, or all of it. */
  failed: string | ((input: Input, error: Error) => string | ToastMessage)
  onDone?(result: Result, input: Input): unknown
  onFailed?(error: Error): unknown
  onSettled?(): unknown
  /** Of an error that is told elsewhere. */
  isTold?(error: Error): boolean
}

/** A change, and toasts that say what became of it. */
export function useAction<Result, Input = void>(action: Action<Input, Result>) {
  const { call, done, failed, onDone, onFailed, onSettled, isTold } = action
  const toast = useToast()
  return useMutation<Result, Error, Input>({
    mutationFn: call,
    onSuccess: async (result, input) => {
      await onDone?.(result, input)
      const told = typeof done === 'function' ? done(result, input) : done
      if (told) toast(typeof told === 'string' ? { title: told } : told)
    },
    onError: (error, input) => {
      onFailed?.(error)
      if (isTold?.(error)) return
      const told = typeof failed === 'function' ? failed(input, error) : failed
      const message = typeof told === 'string' ? { title: told, description: reasonOf(error) } : told
      toast({ ...message, variant: 'destructive' })
    },
    onSettled: () => onSettled?.(),
  })
}
