import { useState } from 'react'
import { Button } from '#ui/form/Button.tsx'

/** Whether the browser may show a notification. It is asked for by a press only. */
export function Permission() {
  const [permission, setPermission] = useState(() => globalThis.Notification?.permission)
  if (permission === 'granted') return null
  if (permission === 'default') {
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        Without notifications an alert shows in the tab only.
        <Button size="small" onClick={async () => setPermission(await Notification.requestPermission())}>
          Allow notifications
        </Button>
      </p>
    )
  }
  return (
    <p className="text-sm text-muted">
      {permission === 'denied'
        ? 'This browser blocks notifications of this site: an alert shows in the tab only.'
        : 'This browser has no notifications: an alert shows in the tab only.'}
    </p>
  )
}
