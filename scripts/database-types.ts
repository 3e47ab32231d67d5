import type { Sql } from "#server/backend/database.ts";

/** The TypeScript face of the `public` schema, in the shape supabase-js expects. */
export async function databaseTypes(sql: Sql): Promise<string> {
  const columns = await sql.query<Column>(COLUMNS);
  const keys = await sql.query<ForeignKey>(FOREIGN_KEYS);
  const functions = await sql.query<DatabaseFunction>(FUNCTIONS);
  const tables = Map.groupBy(columns, (column) => column.table);
  const lines = [
    "// Generated from supabase/migrations by `npm run types`. Do not edit.",
    "",
    "export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];",
    "",
    "export type Database = {",
    "  public: {",
    "    Tables: {",
    ...[...tables].flatMap(([table, own]) =>
      tableType(
        table,
        own,
        keys.filter((key) => key.table === table),
      ),
    ),
    "    };",
    "    Views: { [_ in never]: never };",
    "    Functions: {",
    ...functions.map(functionType),
    "    };",
    "    Enums: { [_ in never]: never };",
    "    CompositeTypes: { [_ in never]: never };",
    "  };",
    "};",
    "",
  ];
  return lines.join("\n");
}

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  optional: boolean;
  generated: boolean;
}

interface DatabaseFunction {
  name: string;
  returns: string;
  many: boolean;
  /** Set when it returns rows of a table of ours. */
  table: string | null;
  /** One letter an argument: i(n), o(ut), t(able column); null when all are in. */
  modes: string[] | null;
  names: string[] | null;
  types: string[] | null;
  /** How many of the last arguments may be left out. */
  defaults: number;
}

interface ForeignKey {
  table: string;
  name: string;
  column: string;
  target: string;
  target_column: string;
  one_to_one: boolean;
}

function tableType(table: string, columns: Column[], keys: ForeignKey[]): string[] {
  const field = (optional: (column: Column) => boolean) => (column: Column) => {
    const type = column.nullable ? `${typeOf(column.type)} | null` : typeOf(column.type);
    return column.generated && optional !== never
      ? `          ${column.name}?: never;`
      : `          ${column.name}${optional(column) ? "?" : ""}: ${type};`;
  };
  return [
    `      ${table}: {`,
    "        Row: {",
    ...columns.map(field(never)),
    "        };",
    "        Insert: {",
    ...columns.map(field((column) => column.optional)),
    "        };",
    "        Update: {",
    ...columns.map(field(() => true)),
    "        };",
    `        Relationships: [${keys.map(relationship).join(", ")}];`,
    "      };",
  ];
}

const never = () => false;

function functionType(fn: DatabaseFunction): string {
  const all = (fn.names ?? []).map((name, index) => ({
    name,
    type: typeOf(fn.types?.[index] ?? ""),
    in: !fn.modes || fn.modes[index] === "i",
  }));
  const args = all.filter((argument) => argument.in);
  const optional = args.length - fn.defaults;
  const fields = args.map(({ name, type }, n) => `${name}${n < optional ? "" : "?"}: ${type}`);
  const columns = all.filter((argument) => !argument.in);
  const row = fn.table
    ? `Database["public"]["Tables"]["${fn.table}"]["Row"]`
    : columns.length > 0
      ? `{ ${columns.map(({ name, type }) => `${name}: ${type}`).join("; ")} }`
      : typeOf(fn.returns);
  const given = args.length > 0 ? `{ ${fields.join("; ")} }` : "never";
  return `      ${fn.name}: { Args: ${given}; Returns: ${row}${fn.many ? "[]" : ""} };`;
}

function relationship(key: ForeignKey): string {
  return `{ foreignKeyName: "${key.name}"; columns: ["${key.column}"]; isOneToOne: ${key.one_to_one}; referencedRelation: "${key.target}"; referencedColumns: ["${key.target_column}"] }`;
}

function typeOf(type: string): string {
  if (type.endsWith("[]")) return `${typeOf(type.slice(0, -2))}[]`;
  if (/^(smallint|integer|bigint|numeric|real|double precision)/.test(type)) return "number";
  if (type === "boolean") return "boolean";
  if (/^jsonb?$/.test(type)) return "Json";
  if (type === "void") return "undefined";
  return "string";
}

const COLUMNS = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as nullable,
    (not a.attnotnull or a.atthasdef or a.attidentity <> '') as optional,
    (a.attidentity = 'a' or a.attgenerated <> '') as generated
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid
  where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`;

const FOREIGN_KEYS = `
  select c.conrelid::regclass::text as table, c.conname as name, a.attname as column,
    t.relname as target, f.attname as target_column,
    exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indisunique
      and i.indkey::text = c.conkey[1]::text) as one_to_one
  from pg_constraint c
  join pg_class t on t.oid = c.confrelid
  join pg_namespace n on n.oid = t.relnamespace
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
  where c.contype = 'f' and n.nspname = 'public' and c.connamespace = n.oid
  order by 1, 2`;

const FUNCTIONS = `
  select p.proname as name, format_type(p.prorettype, null) as returns, p.proretset as many,
    (select c.relname from pg_class c
      where c.reltype = p.prorettype and c.relnamespace = n.oid) as table,
    p.proargmodes::text[] as modes, p.proargnames as names,
    array(select format_type(type, null)
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as a (type, position)
      order by position) as types,
    p.pronargdefaults as defaults
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = 'public' and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
  order by 1`;
