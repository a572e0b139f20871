import { useEffect, useState } from 'react'

const debounce = 250

/** The value of a text field that is written to the URL 250 ms after the last key, and follows the URL. */
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
    }, debounce)
    return () => clearTimeout(timer)
  })

  return [typed ?? inAddress ?? '', setTyped]
}
