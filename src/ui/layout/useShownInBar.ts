import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a bar that goes on beyond its end so that what is `current` in it is seen, in its middle where that can be; again when
 * the bar has another width, or what is in it, as when its counts arrive. What was put behind its last item is seen first.
 */
export function useShownInBar(bar: RefObject<HTMLElement | null>, selector: string, current: unknown): void {
  const shown = useRef('')
  const last = useRef<Element>(null)
  // After each rendering, since any of them can change a width. Where none did, a place that was scrolled to by hand stays.
  useEffect(() => {
    const list = bar.current
    if (!list) return
    const { clientWidth, scrollWidth } = list
    const now = `${current} ${clientWidth} ${scrollWidth}`
    if (now === shown.current) return
    shown.current = now
    const item =
      (last.current?.nextElementSibling as HTMLElement | null | undefined) ??
      (current === undefined ? null : list.querySelector<HTMLElement>(selector))
    last.current = list.lastElementChild
    list.scrollLeft = item ? item.offsetLeft - (clientWidth - item.offsetWidth) / 2 : 0
  })
}
