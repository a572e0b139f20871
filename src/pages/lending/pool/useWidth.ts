import { type RefObject, useEffect, useRef, useState } from 'react'

/** The width of an element in pixels, followed; `fallback` until it is known. */
export function useWidth<T extends Element>(fallback: number): [RefObject<T | null>, number] {
  const element = useRef<T>(null)
  const [width, setWidth] = useState(fallback)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
