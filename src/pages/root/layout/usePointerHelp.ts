import { type ComponentType, useEffect, useState } from 'react'

type Loaded = { PointerHelp: ComponentType<{ first: Event }>; first: Event }

/** Loads `PointerHelp` when the pointer or the focus first moves, and passes it the last event. */
export function usePointerHelp(): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const options = { signal: abort.signal, passive: true }
    let last: Event | undefined

    async function load(event: Event) {
      const isLoading = last !== undefined
      last = event
      if (isLoading) return
      try {
        const { PointerHelp } = await import('./PointerHelp.tsx')
        if (abort.signal.aborted) return
        abort.abort()
        setLoaded({ PointerHelp, first: last })
      } catch {
        // The next movement tries again.
        last = undefined
      }
    }

    document.addEventListener('pointerover', load, options)
    document.addEventListener('focusin', load, options)
    // A tap, whose figure has a title.
    document.addEventListener('click', load, options)
    return () => abort.abort()
  }, [])
  return loaded
}
