import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '#lib/format/count.ts'
import { Segmented } from '#ui/form/Segmented.tsx'

export type ContractView = 'code' | 'read' | 'write'

type ContractViewsProps = {
  /** Open where the URL names no view; it has no search parameter. */
  likeliest: ContractView
  /** The numbers of functions that read and that write. */
  reads: number
  writes: number
  children: (view: ContractView) => ReactNode
}

const route = getRouteApi('/address/$address')

/** The views of a contract: its code, and the functions to read and to write it with. The choice is kept in the URL. */
export function ContractViews({ likeliest, reads, writes, children }: ContractViewsProps) {
  const view = route.useSearch().view ?? likeliest
  const navigate = useNavigate({ from: '/address/$address' })
  return (
    <>
      <div>
        <Segmented
          label="View"
          value={view}
          options={[
            { value: 'read', label: `Read ${formatCount(reads)}` },
            { value: 'write', label: `Write ${formatCount(writes)}` },
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
