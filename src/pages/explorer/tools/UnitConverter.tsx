import { useState } from 'react'
import { config } from '#lib/browser/config/config.ts'
import { formatExact } from '#lib/format/exact.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { Input } from '#ui/form/Input.tsx'
import { Copy } from '#ui/links/Copy.tsx'
import { convert, unitsOf } from './units.ts'

/** Converts between wei, Gwei and the native currency. */
export function UnitConverter() {
  const units = unitsOf(config().nativeCurrency)
  const [typed, setTyped] = useState({ index: 0, text: '1' })
  const from = units[typed.index]
  const converted = from ? convert(typed.text, from, units) : []
  return (
    <div className="grid gap-3 p-4 sm:grid-cols-2">
      {units.map(({ label, isHex }, index) => {
        const isTyped = index === typed.index
        const result = Array.isArray(converted) ? (converted[index] ?? '') : ''
        const value = isTyped ? typed.text : result
        return (
          <div key={label} className="relative">
            <Input
              label={label}
              inputMode="decimal"
              mono
              value={isTyped || isHex || !value ? value : formatExact(decimal(value))}
              // A result has its digits in groups until somebody goes into its field.
              onFocus={() => Array.isArray(converted) && setTyped({ index, text: value })}
              onChange={(text) => setTyped({ index, text })}
              problem={isTyped && !Array.isArray(converted) ? converted.problem : undefined}
            />
            <span className="absolute top-6 right-2 bg-surface">
              <Copy value={value} what={label} />
            </span>
          </div>
        )
      })}
    </div>
  )
}
