import { type RefObject, useEffect, useRef } from 'react'

/** How far a bar fades where it goes on, in pixels. */
const fade = 32

/**
 * Scrolls a bar that goes on beyond its end so that what is `current` in it is seen, where it was not, with a whole item
 * at the start and as little as needed; again when the bar has another width, or what is in it, as when its counts arrive.
 */
export function useShownInBar(bar: RefObject<HTMLElement | null>, selector: string, current: unknown): void {
  const shown = useRef('')
  // After each rendering, since any of them can change a width. Where none did, a place that was scrolled to by hand stays.
  useEffect(() => {
    const list = bar.current
    if (!list) return
    // The observer runs after layout, once at first; measuring earlier would force a second layout.
    const observer = new ResizeObserver(() => {
      const { clientWidth, scrollWidth, scrollLeft } = list
      const now = `${current} ${clientWidth} ${scrollWidth}`
      if (now === shown.current) return
      shown.current = now
      const item = current === undefined ? null : list.querySelector<HTMLElement>(selector)
      const end = item ? item.offsetLeft + item.offsetWidth : 0
      const isSeen = (from: number) => end - from <= clientWidth - fade
      if (item && item.offsetLeft - fade >= scrollLeft && isSeen(scrollLeft)) return
      const starts = Array.from(list.children, (each) => Math.max(0, (each as HTMLElement).offsetLeft - fade))
      list.scrollLeft = starts.find(isSeen) ?? item?.offsetLeft ?? 0
    })
    observer.observe(list)
    return () => observer.disconnect()
  })
}
