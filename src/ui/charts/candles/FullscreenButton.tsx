import { Button } from '#ui/form/Button.tsx'

type FullscreenButtonProps = { element: () => HTMLElement | null }

/** Fills the screen with an element, or gives the screen back. Browsers that cannot, as those of phones, get no button. */
export function FullscreenButton({ element }: FullscreenButtonProps) {
  if (!document.fullscreenEnabled) return null
  return (
    <Button size="small" tone="quiet" onClick={() => toggle(element())}>
      Full screen
    </Button>
  )
}

/** A browser may refuse: then nothing changes. */
function toggle(element: HTMLElement | null) {
  const change = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen()
  void change?.catch(() => undefined)
}
