import * as v from 'valibot'
import { stored } from './storage.ts'

const schema = v.object({
  theme: v.optional(v.picklist(['system', 'light', 'dark']), 'system'),
  /** Pictures named by strangers tell a stranger's server who looks: only when the person says so. */
  remoteImages: v.optional(v.boolean(), false),
  time: v.optional(v.picklist(['ago', 'full']), 'ago'),
  /** Single keys such as `/`; people who speak to their computer turn them off. */
  shortcuts: v.optional(v.boolean(), true),
})

export type Preferences = v.InferOutput<typeof schema>

/** What a person chose for this browser. `public/theme.js` reads `theme` before the first paint. */
export const preferences = stored('preferences', schema, v.parse(schema, {}))

/** Changes some of the preferences and applies the theme at once. */
export function setPreferences(change: Partial<Preferences>): void {
  const next = { ...preferences.read(), ...change }
  preferences.write(next)
  applyTheme(next.theme)
}

/** Puts the theme on the document; `system` leaves it to the media query. */
export function applyTheme(theme: Preferences['theme']): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
