import { useEffect } from 'react'
import { FullText } from '#ui/feedback/hint/FullText.tsx'

/** Shows the full text of a cut text under the pointer or the focus, and highlights all places of an address. */
export function PointerHelp({ first }: { first: Event }) {
  useAddressHighlight(first)
  return <FullText first={first} />
}

const most = 200

/** Highlights all places of an address while one of them is hovered or focused. It begins with the event `first`. */
function useAddressHighlight(first: Event): void {
  useEffect(() => {
    let shown: string | undefined
    let marked: Element[] = []

    function mark(event: Event) {
      const value = addressAt(event.target)
      if (value === shown) return
      shown = value
      for (const element of marked) element.removeAttribute('data-same')
      marked = value ? sameAddresses(value) : []
      for (const element of marked) element.setAttribute('data-same', '')
    }

    mark(first)
    document.addEventListener('pointerover', mark, { passive: true })
    document.addEventListener('focusin', mark)
    return () => {
      document.removeEventListener('pointerover', mark)
      document.removeEventListener('focusin', mark)
    }
  }, [first])
}

function addressAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest('[data-address]')?.getAttribute('data-address') ?? undefined
}

/** All elements of an address; none when there is only one. */
function sameAddresses(value: string): Element[] {
  const found = Array.from(document.querySelectorAll(`[data-address="${CSS.escape(value)}"]`)).slice(0, most)
  return found.length > 1 ? found : []
}
