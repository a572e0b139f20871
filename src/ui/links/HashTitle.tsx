import { Hash } from './Hash.tsx'

type HashTitleProps = { hash: string }

/** A hash as the title of a page: whole, smaller than a word would be. */
export function HashTitle({ hash }: HashTitleProps) {
  return (
    <span className="text-sm font-medium sm:text-base lg:text-md">
      <Hash value={hash} whole />
    </span>
  )
}
