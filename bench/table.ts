/** Prints rows in columns that line up; the first row is the heading. */
export function printTable(title: string, rows: (string | number)[][]): void {
  const cells = rows.map((row) => row.map(String));
  const widths = cells[0]?.map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) =>
        (column === 0 ? cell.padEnd : cell.padStart).call(cell, widths?.[column] ?? 0),
      )
      .join("  "),
  );
  process.stdout.write(`\n${title}\n${lines.join("\n")}\n`);
}
