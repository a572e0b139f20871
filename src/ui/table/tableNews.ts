import { createContext, type ReactNode } from 'react'

/** What stands in the head of a table, beside its first heading: the button that shows new rows. On a phone it is above the cards. */
export const TableNews = createContext<ReactNode>(null)
