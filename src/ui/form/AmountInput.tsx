import { type FocusEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { grouped } from '#lib/format/cut.ts'
import { formatExact } from '#lib/format/exact.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { formatUnit } from '#lib/format/unit.ts'
import { readAmount } from '#lib/numbers/amount.ts'
import { type Decimal, isZero } from '#lib/numbers/decimal.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Button } from './Button.tsx'
import { FieldNotes } from './FieldNotes.tsx'

type AmountInputProps = {
  label: string
  /** The text as typed; read it with `readAmount(text, decimals)`. */
  value: string
  onChange: (text: string) => void
  decimals: number
  unit: string
  /** Stands in the place of the unit: a choice of another one. */
  unitChoice?: ReactNode
  /** What the MAX button enters; null while unknown. */
  max?: Decimal | null
  /** Called by the MAX button instead of `onChange`, where "all" differs from typing the same number. */
  onMax?: () => void
  /** What `max` is: "Balance", "Deposited". */
  maxLabel?: string
  /** Shown in place of the formatted `max`. */
  maxFigure?: ReactNode
  hint?: ReactNode
  /** A problem found by the page. The field's own problems (not a number, too many decimals) are shown first. */
  problem?: string | undefined
  disabled?: boolean
}

/**
 * A field for an exact amount of an asset, with its unit and a MAX button. The typed text is never changed or rounded. While
 * the field has no focus, its digits stand in groups of three, and decimals beyond the eighth significant one are not drawn:
 * the title has them, and so has the field once it is focused.
 * The first tap selects all of it, so that a proposed amount is typed over and not added to.
 */
export function AmountInput(props: AmountInputProps) {
  const {
    label,
    value,
    onChange,
    decimals,
    unit,
    unitChoice,
    max,
    onMax,
    maxLabel = 'Balance',
    maxFigure,
    hint,
    disabled = false,
  } = props
  const id = useId()
  const [hasFocus, setHasFocus] = useState(false)
  const isFirstClick = useRef(false)
  const reading = readAmount(value, decimals)
  const text = hasFocus ? value : shownText(value)

  /** The text loses its commas, and with them the selection that the Tab key makes of all of it. */
  function onFocus({ target: field }: FocusEvent<HTMLInputElement>) {
    const isWhole = field.selectionStart === 0 && field.selectionEnd === field.value.length
    flushSync(() => setHasFocus(true))
    if (isWhole) field.select()
    isFirstClick.current = true
  }

  /** A click places the caret after the focus has come, so that only its end can select; what is dragged over stays. */
  function onClick({ currentTarget: field }: MouseEvent<HTMLInputElement>) {
    if (isFirstClick.current && field.selectionStart === field.selectionEnd) field.select()
    isFirstClick.current = false
  }

  const problem = reading.kind === 'problem' ? reading.problem : props.problem
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex items-baseline justify-between gap-3 text-xs">
        <label htmlFor={id} className="font-medium text-muted">
          {label}
        </label>
        {max !== undefined && (
          <span className="text-faint" title={max === null ? undefined : `${formatExact(max)} ${unit}`}>
            {maxLabel} {maxFigure || (max === null ? '–' : `${formatAmount(max)} ${formatUnit(unit)}`)}
          </span>
        )}
      </div>
      <div
        className={`flex h-12 items-center gap-2 rounded-md border bg-surface pr-2 pl-3 focus-within:outline-2 focus-within:outline-accent ${problem ? 'border-down' : 'border-edge hover:border-muted'}`}
      >
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          placeholder="0"
          value={text}
          title={exactTitle(value, unit)}
          onFocus={onFocus}
          onClick={onClick}
          onBlur={() => setHasFocus(false)}
          disabled={disabled}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-notes`}
          onChange={(event) => {
            isFirstClick.current = false
            onChange(event.target.value)
          }}
          className={`min-w-0 flex-1 bg-transparent outline-none disabled:text-faint ${!hasFocus && text.length > 16 ? 'text-sm' : 'text-lg'}`}
        />
        {unitChoice || (
          <span className="max-w-24 truncate text-sm text-muted">
            <ExternalText>{unit}</ExternalText>
          </span>
        )}
        {max !== undefined && (
          <Button
            size="small"
            disabled={disabled || max === null || isZero(max)}
            aria-label={`Use the maximum, ${max === null ? 'unknown' : formatExact(max)} ${unit}`}
            aria-pressed={value === max && !isZero(max)}
            onClick={() => max !== null && (onMax ? onMax() : onChange(max))}
          >
            MAX
          </Button>
        )}
      </div>
      <FieldNotes id={`${id}-notes`} hint={hint} problem={problem} />
    </div>
  )
}

/** The decimals that are drawn: eight, of an amount below one eight from its first digit on. */
const longDecimals = /^(\d+\.(?:(?<=^0\.)0*)?\d{8})\d+$/

/** A number in groups of three, cut after its eighth significant decimal; any other text as it is. */
function shownText(text: string): string {
  return inGroups(text.replace(longDecimals, '$1'))
}

/** The whole text with its unit, where not all of it is drawn. */
function exactTitle(text: string, unit: string): string | undefined {
  return longDecimals.test(text) ? `${inGroups(text)} ${unit}` : undefined
}

/** A number with the digits before its point in groups of three; any other text as it is. */
function inGroups(text: string): string {
  return /^\d+(\.\d*)?$/.test(text) ? text.replace(/^\d+/, grouped) : text
}
