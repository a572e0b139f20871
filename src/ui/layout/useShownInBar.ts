import { type RefObject, useEffect } from 'react'

/** Scrolls a bar that goes on beyond its end so that what is `current` in it is seen, in its middle where that can be. */
export function useShownInBar(bar: RefObject<HTMLElement | null>, selector: string, current: unknown): void {
  useEffect(() => {
    const list = bar.current
    const item = current === undefined ? null : list?.querySelector<HTMLElement>(selector)
    if (!list || list.scrollWidth <= list.clientWidth) return
    list.scrollLeft = item ? item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2 : 0
  }, [bar, selector, current])
}
