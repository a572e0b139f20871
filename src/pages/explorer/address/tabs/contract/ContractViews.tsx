import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '#lib/format/count.ts'
import { Segmented } from '#ui/form/Segmented.tsx'

export type ContractView = 'code' | 'read' | 'write'

type ContractViewsProps = {
  /** Open where the URL names no view; it has no search parameter. */
  likeliest: ContractView
  /** How many functions read and how many write; empty where the contract may have others. */
  counts: readonly number[]
  children: (view: ContractView) => ReactNode
}

const route = getRouteApi('/address/$address')

/** The views of a contract: its code, and the functions to read and to write it with. The choice is kept in the URL. */
export function ContractViews({ likeliest, counts, children }: ContractViewsProps) {
  const view = route.useSearch().view ?? likeliest
  const navigate = useNavigate({ from: '/address/$address' })
  return (
    <>
      <div>
        <Segmented
          label="View"
          value={view}
          options={[
            { value: 'read', label: `Read${counted(counts[0])}` },
            { value: 'write', label: `Write${counted(counts[1])}` },
            { value: 'code', label: 'Code' },
          ]}
          onChange={(chosen) =>
            navigate({
              search: (before) => ({ ...before, view: chosen === likeliest ? undefined : chosen }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
      {children(view)}
    </>
  )
}

function counted(count: number | undefined): string {
  return count === undefined ? '' : ` ${formatCount(count)}`
}
