import { type RefCallback, useCallback, useState } from 'react'

/** The distance above and below the window at which an element already counts as seen. */
const ahead = '160px 0px'

/** The callbacks for the first time that an element is seen. */
const waiting = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Whether the element with the returned `ref` was on screen, or nearly, since it was mounted. */
export function useSeen(): { ref: RefCallback<Element>; seen: boolean } {
  const [seen, setSeen] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    observer ??= new IntersectionObserver(announce, { rootMargin: ahead })
    waiting.set(element, () => setSeen(true))
    observer.observe(element)
    return () => observer?.unobserve(element)
  }, [])
  return { ref, seen }
}

function announce(entries: readonly IntersectionObserverEntry[], own: IntersectionObserver) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    own.unobserve(target)
    waiting.get(target)?.()
  }
}
