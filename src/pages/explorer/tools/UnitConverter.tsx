import { useState } from 'react'
import { config } from '#lib/browser/config/config.ts'
import { Input } from '#ui/form/Input.tsx'
import { convert, unitsOf } from './units.ts'

/** Converts between wei, Gwei and the native currency. */
export function UnitConverter() {
  const units = unitsOf(config().nativeCurrency)
  const [typed, setTyped] = useState({ index: 0, text: '1' })
  const from = units[typed.index]
  const converted = from ? convert(typed.text, from, units) : []
  return (
    <div className="grid gap-3 p-4">
      {units.map(({ label }, index) => {
        const isTyped = index === typed.index
        const result = Array.isArray(converted) ? (converted[index] ?? '') : ''
        return (
          <Input
            key={label}
            label={label}
            inputMode="decimal"
            mono
            value={isTyped ? typed.text : result}
            onChange={(text) => setTyped({ index, text })}
            problem={isTyped && !Array.isArray(converted) ? converted.problem : undefined}
          />
        )
      })}
    </div>
  )
}
