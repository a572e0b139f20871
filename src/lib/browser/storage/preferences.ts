import * as v from 'valibot'
import { stored } from '#lib/browser/storage.ts'

const schema = v.object({
  theme: v.optional(v.picklist(['system', 'light', 'dark']), 'system'),
  /**
   * Whether images from other servers are loaded: those servers see the user's IP address, so it is off by default.
   */
  remoteImages: v.optional(v.boolean(), false),
  /** Ages, times where the user is, or times in UTC. */
  time: v.optional(v.picklist(['ago', 'local', 'full']), 'ago'),
  /** Whether single keys such as `/` are shortcuts. Users of speech input turn them off. */
  shortcuts: v.optional(v.boolean(), true),
})

export type Preferences = v.InferOutput<typeof schema>

/** What the user chose for this browser. `src/first.js` reads `theme` before the first paint. */
export const preferences = stored('preferences', schema, v.parse(schema, {}))

/** Changes some of the preferences and applies the theme. */
export function setPreferences(change: Partial<Preferences>): void {
  const next = { ...preferences.read(), ...change }
  preferences.write(next)
  applyTheme(next.theme)
}

/** Sets the theme of the document; for `system` the media query decides. */
export function applyTheme(theme: Preferences['theme']): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
