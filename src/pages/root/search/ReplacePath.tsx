import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Leads to another path of this app, in place of the present one. */
export function ReplacePath({ path }: { path: string }) {
  const router = useRouter()
  useEffect(() => router.history.replace(path), [router, path])
  return null
}
