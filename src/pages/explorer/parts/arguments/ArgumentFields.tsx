import type { AbiFunction } from '#lib/wire/contractAbi.ts'
import { Input } from '#ui/form/Input.tsx'
import type { useArguments } from './useArguments.ts'

type ArgumentFieldsProps = {
  called: AbiFunction
  state: ReturnType<typeof useArguments>
  showProblems: boolean
}

/** A field for each argument of a function. */
export function ArgumentFields({ called, state, showProblems }: ArgumentFieldsProps) {
  const fields = called.inputs.map((input, index) => ({ ...input, index }))
  return fields.map(({ name, type, index }) => (
    <Input
      key={index}
      label={`${name || `#${index + 1}`} (${type})`}
      mono
      placeholder={exampleOf(type)}
      value={state.typed[index] ?? ''}
      problem={showProblems || state.typed[index] !== '' ? state.problems[index] : undefined}
      onChange={(text) => state.edit(index, text)}
    />
  ))
}

/** How an argument of a type begins. */
function exampleOf(type: string): string {
  if (/[\])]$|^tuple/.test(type)) return '[…]'
  if (/^(address|bytes)/.test(type)) return '0x…'
  if (type === 'bool') return 'true or false'
  return /^u?int/.test(type) ? '0' : ''
}
