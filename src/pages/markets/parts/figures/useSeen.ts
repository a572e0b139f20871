import { type RefCallback, useCallback, useState } from 'react'

/** The callbacks for the first time that an element is seen. */
const waiting = new WeakMap<Element, () => void>()
const observers = new Map<number, IntersectionObserver>()

/**
 * Whether the element with the returned `ref` was on screen since it was mounted, or nearer to it than `ahead` pixels: 0
 * for what costs much to read.
 */
export function useSeen(ahead = 160): { ref: RefCallback<Element>; seen: boolean } {
  const [seen, setSeen] = useState(false)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return
      const observer = observerOf(ahead)
      waiting.set(element, () => setSeen(true))
      observer.observe(element)
      return () => observer.unobserve(element)
    },
    [ahead],
  )
  return { ref, seen }
}

function observerOf(ahead: number): IntersectionObserver {
  const observer =
    observers.get(ahead) ?? new IntersectionObserver(announce, { rootMargin: `${ahead}px 0px` })
  observers.set(ahead, observer)
  return observer
}

function announce(entries: readonly IntersectionObserverEntry[], own: IntersectionObserver) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    own.unobserve(target)
    waiting.get(target)?.()
  }
}
