import { useEffect, useState } from 'react'

const pause = 250

/** A text field whose value reaches the address a moment after the last key, and follows the address back. */
export function useFilter(
  inAddress: string | undefined,
  onSettled: (text: string | undefined) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState<string | null>(null)

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => {
      setTyped(null)
      onSettled(typed.trim() || undefined)
    }, pause)
    return () => clearTimeout(timer)
  })

  return [typed ?? inAddress ?? '', setTyped]
}
