import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { adminQueries } from './admin-queries.ts'

export function useReport() {
  const report = useQuery(adminQueries.report)
  const toast = useToast()
  const { errorUpdatedAt } = report
  useEffect(() => {
    if (errorUpdatedAt === 0) return
    toast({ title: 'Error', description: 'Failed to fetch API usage report', variant: 'destructive' })
  }, [errorUpdatedAt, toast])
  return report
}
