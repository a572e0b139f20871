import { useEffect, useState } from 'react'

/** True for the first `milliseconds` of a page, in which it waits for a second answer, so that nothing moves later. */
export function useGracePeriod(milliseconds: number): boolean {
  const [isEarly, setIsEarly] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsEarly(false), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isEarly
}
