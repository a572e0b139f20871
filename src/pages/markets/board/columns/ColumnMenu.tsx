import { buttonClass } from '#ui/form/buttonClass.ts'
import { Menu } from '#ui/form/Menu.tsx'
import { columnIds, columnNames, showUsualColumns, toggleColumn, useShownColumns } from './shownColumns.ts'

/** The columns of the board, each with a tick. What is chosen stays in this browser. Opened by what loads it. */
export function ColumnMenu() {
  const shown = useShownColumns()
  return (
    <Menu
      defaultOpen
      title="Some columns hide on small screens."
      trigger={
        <button type="button" className={buttonClass()}>
          Columns
        </button>
      }
      actions={[
        ...columnIds.map((id) => ({
          id,
          label: columnNames[id],
          checked: shown.includes(id),
          onSelect: () => toggleColumn(id),
        })),
        { id: 'usual', label: 'Reset to default', onSelect: showUsualColumns },
      ]}
    />
  )
}
