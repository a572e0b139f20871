import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { type Preferences, preferences, setPreferences } from '#lib/browser/storage/preferences.ts'
import { IconButton } from '#ui/form/IconButton.tsx'

type Theme = Preferences['theme']

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const icons = { system: Monitor, light: Sun, dark: Moon }

/** A button that switches the theme: system, light, dark. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(preferences.subscribe, () => preferences.read().theme)
  const Icon = icons[theme]
  return (
    <IconButton
      label={`Theme: ${theme}. Change to ${next[theme]}`}
      onClick={() => setPreferences({ theme: next[theme] })}
    >
      <Icon size={16} aria-hidden />
    </IconButton>
  )
}
