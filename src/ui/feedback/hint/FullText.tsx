import { useEffect, useRef } from 'react'

const gap = 2
const margin = 8

/**
 * Shows the whole of a text that its cell cuts, on hover, on focus and after a tap, and the title of a figure after a tap where
 * nothing can hover. One instance serves the whole page, since
 * a list has hundreds of such cells. It stays while the pointer is over it; Escape closes it. `first` is the event that
 * caused it to be loaded.
 */
export function FullText({ first }: { first: Event }) {
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = panel.current
    if (!element) return
    const abort = new AbortController()
    const options = { signal: abort.signal, passive: true }

    let place: Element | null = null
    let isOfFocus = false

    function show(event: Event) {
      if (!element || element.contains(event.target as Node)) return
      const found = fullText(event)
      const isFocus = event.type === 'focusin'
      // When the page scrolls to the focus it moves under a resting mouse, which is not pointing.
      if (!found) return isOfFocus && !isFocus ? undefined : hide()
      place = found.place
      isOfFocus = isFocus
      element.textContent = found.text
      if (!element.matches(':popover-open')) element.showPopover()
      follow()
    }

    /** Stays beside its place, also when the page scrolls to bring the focus into view. */
    function follow() {
      if (!element || !place) return
      const box = place.getBoundingClientRect()
      if (box.bottom < 0 || box.top > innerHeight) return hide()
      const { offsetWidth: width, offsetHeight: height } = element
      const above = box.top - height - gap
      element.style.left = `${Math.max(margin, Math.min(box.left, innerWidth - width - margin))}px`
      element.style.top = `${above > margin ? above : box.bottom + gap}px`
    }

    function hide() {
      place = null
      isOfFocus = false
      if (element?.matches(':popover-open')) element.hidePopover()
    }

    show(first)
    document.addEventListener('pointerover', show, options)
    document.addEventListener('focusin', show, options)
    document.addEventListener('click', show, options)
    document.addEventListener('focusout', hide, options)
    document.addEventListener('scroll', follow, { ...options, capture: true })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), options)
    return () => abort.abort()
  }, [first])

  return (
    <div
      ref={panel}
      role="tooltip"
      popover="manual"
      className="floating fixed m-0 max-h-60 max-w-[min(28rem,calc(100vw-1rem))] overflow-y-auto rounded-md px-2.5 py-1.5 text-sm wrap-anywhere"
    />
  )
}

/** Elements that can cut their text. */
const cutting = 'td, th, .cut, .truncate, .cell'

/** The most characters it shows. */
const longest = 600

function fullText(event: Event) {
  return cutText(event.target) ?? tappedTitle(event)
}

/** The title of what was tapped; null where the tap does something, or where a mouse shows it. */
function tappedTitle({ type, target }: Event): { place: Element; text: string } | null {
  const place = type === 'click' && target instanceof Element ? target.closest('[title]') : null
  if (!place || place.closest('a, button, summary, svg') || !matchMedia('(hover: none)').matches) return null
  return { place, text: place.getAttribute('title') ?? '' }
}

/** The text around an element that cuts it, and that element; null when all of it is visible. */
function cutText(target: EventTarget | null): { place: Element; text: string } | null {
  let place = target instanceof Element ? target.closest(cutting) : null
  while (place && place.scrollWidth <= place.clientWidth + 1)
    place = place.parentElement?.closest(cutting) ?? null
  const text = place?.textContent?.trim()
  if (!place || !text) return null
  return { place, text: text.length > longest ? `${text.slice(0, longest)}…` : text }
}
