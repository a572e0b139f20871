import { type ReactNode, useId, useRef } from 'react'

type TooltipProps = {
  /** The explanation. */
  text: ReactNode
  children: ReactNode
}

/** A word with a dotted underline and an explanation, shown on hover, focus and touch. Escape closes it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)

  function show(trigger: HTMLElement) {
    const element = tip.current
    if (!element || element.matches(':popover-open')) return
    element.showPopover()
    const box = trigger.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = element
    const left = Math.min(Math.max(8, box.left + box.width / 2 - width / 2), innerWidth - width - 8)
    const above = box.top - height - 6
    element.style.left = `${left}px`
    element.style.top = `${above > 8 ? above : box.bottom + 6}px`
  }

  function hide() {
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover()
  }

  return (
    <>
      <button
        type="button"
        aria-describedby={id}
        className="cursor-help underline decoration-edge decoration-dotted underline-offset-3"
        onPointerEnter={(event) => show(event.currentTarget)}
        onPointerLeave={hide}
        onFocus={(event) => show(event.currentTarget)}
        onBlur={hide}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
        onClick={(event) => show(event.currentTarget)}
      >
        {children}
      </button>
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="floating fixed m-0 max-w-72 rounded-md px-2.5 py-1.5 text-xs font-normal whitespace-normal"
      >
        {text}
      </span>
    </>
  )
}
