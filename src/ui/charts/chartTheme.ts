import { useSyncExternalStore } from 'react'

/** The design's colours for a canvas: resolved for the current theme. */
export type ChartTheme = Record<(typeof names)[number], string> & { font: string }

const names = [
  'text',
  'muted',
  'faint',
  'line',
  'edge',
  'accent',
  'soft',
  'up',
  'down',
  'surface',
  'raised',
] as const

/** Reads the colours from an element, because `light-dark()` is resolved only in a computed style. */
export function readChartTheme(): ChartTheme {
  const probe = document.createElement('span')
  probe.hidden = true
  document.body.append(probe)
  const entries = names.map((name) => {
    probe.style.color = `var(--color-${name})`
    return [name, getComputedStyle(probe).color] as const
  })
  const font = getComputedStyle(document.body).fontFamily
  probe.remove()
  return { ...Object.fromEntries(entries), font } as ChartTheme
}

/** A resolved colour with another opacity. A gradient to `transparent` would turn black. */
export function withAlpha(color: string, alpha: number): string {
  return color.replace(/^rgb\((.*)\)$/, `rgba($1, ${alpha})`)
}

/** The current theme. It changes when the user or the system switches between light and dark. */
export function useThemeName(): string {
  return useSyncExternalStore(subscribeTheme, themeName)
}

function themeName() {
  const chosen = document.documentElement.dataset.theme
  return chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
}

function subscribeTheme(listener: () => void) {
  const query = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(listener)
  query.addEventListener('change', listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    query.removeEventListener('change', listener)
    observer.disconnect()
  }
}

/** The colours of candles and of the line at the newest price. */
export function candleColors({ up, down, accent }: ChartTheme) {
  return { upColor: up, downColor: down, wickUpColor: up, wickDownColor: down, priceLineColor: accent }
}
