import type { ComponentProps } from 'react'
import { type SearchSize, searchFieldAttributes } from './searchFieldAttributes.ts'

type SearchFieldProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'onFocus' | 'onCompositionStart' | 'onCompositionEnd'
> & {
  size: SearchSize
  typed: string
  onType: (text: string) => void
}

/** The search field while the code of the suggestions is not loaded. */
export function SearchField({ size, typed, onType, ...rest }: SearchFieldProps) {
  return (
    <input
      {...rest}
      {...searchFieldAttributes(size)}
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
