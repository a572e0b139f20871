import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** One sentence under the title. */
  description?: ReactNode
  /** Wide enough for two columns: what you do and what changes. */
  wide?: boolean
  /** On a phone it has its whole height from the start, because its content grows and a button in it would move. */
  tall?: boolean
  /** False while a click outside must not close it. */
  dismissible?: boolean
  children: ReactNode
}

/** A modal dialog. Escape closes it, and the focus returns to where it was, or near it. On a phone it is at the bottom, with room for a message above it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  wide,
  tall,
  dismissible = true,
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  const isWaiting = useRef(false)

  /**
   * The first field gets the focus, or the dialog itself until a field is there. On a touch screen it is always the dialog:
   * the keyboard would cover it.
   */
  function initialFocus() {
    if (globalThis.matchMedia?.('(pointer: coarse)').matches) return popup.current
    const field = firstField(popup.current)
    isWaiting.current = field === null
    return field ?? popup.current
  }

  return (
    <CSPProvider disableStyleElements>
      <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={!dismissible}>
        <Base.Portal>
          <Base.Backdrop className="backdrop" />
          <Base.Popup
            ref={popup}
            data-modal
            initialFocus={initialFocus}
            className={`dialog ${wide ? 'max-w-3xl' : 'max-w-md'} ${tall ? 'tall-sheet' : ''}`}
          >
            <FocusReturn />
            <LateField popup={popup} isWaiting={isWaiting} />
            <header className="dialog-head">
              <div className="min-w-0 flex-1 pt-0.5">
                <Base.Title className="text-md font-semibold">{title}</Base.Title>
                {description && (
                  <Base.Description className="text-sm text-pretty text-muted" render={<div />}>
                    {description}
                  </Base.Description>
                )}
              </div>
              <Base.Close aria-label="Close" className="thumb dialog-close">
                <X size={16} aria-hidden />
              </Base.Close>
            </header>
            <div className="p-5">{children}</div>
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}

function firstField(popup: HTMLElement | null): HTMLElement | null {
  return popup?.querySelector<HTMLElement>('input:not([type="checkbox"], [type="radio"], :disabled)') ?? null
}

type LateFieldProps = { popup: RefObject<HTMLElement | null>; isWaiting: RefObject<boolean> }

/** Focuses the first field of a form that loads after its dialog opened, unless the focus has moved meanwhile. */
function LateField({ popup, isWaiting }: LateFieldProps) {
  useEffect(() => {
    if (!popup.current) return
    const observer = new MutationObserver(() => {
      const field = firstField(popup.current)
      if (!isWaiting.current || !field) return
      isWaiting.current = false
      if (document.activeElement === popup.current) field.focus()
    })
    observer.observe(popup.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [popup, isWaiting])
  return null
}

/**
 * Returns the focus when a dialog closes and the element that opened it is gone, as "Connect" is once a wallet is connected.
 * The focus goes to the panel of that element, or the dialog below this one, else to the page. Where the element still exists, the dialog itself returns
 * the focus. Render it inside of the dialog.
 */
function FocusReturn() {
  useLayoutEffect(() => {
    const before = withAncestors(document.activeElement)
    // After all other changes, and after the dialog tried.
    return () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body) placeOf(before)?.focus({ preventScroll: true })
      })
  }, [])
  return null
}

function withAncestors(element: Element | null): Element[] {
  return element === null ? [] : [element, ...withAncestors(element.parentElement)]
}

/** The panel or the dialog among the ancestors, else the page. A control in the panel is no target: it is often still loading. */
function placeOf(before: readonly Element[]): HTMLElement | null {
  const panel = before.find((each) => each.isConnected && each.matches('#page section, [data-modal]'))
  if (!(panel instanceof HTMLElement)) return document.getElementById('page')
  panel.tabIndex = -1
  // It is no control: a ring around all of it would only startle.
  panel.classList.add('outline-none')
  return panel
}
