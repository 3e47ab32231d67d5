import type { Sql } from "../../database.ts";

export interface Factor {
  id: string;
  friendly_name?: string;
  factor_type: string;
  status: "verified" | "unverified";
  created_at: string;
  updated_at: string;
}

/** A user's factors as they stand in the user object. */
export async function factorsOf(sql: Sql, userId: string): Promise<Factor[]> {
  const rows = await sql.query<Factor & { friendly_name: string | null }>(
    `select id, friendly_name, factor_type, status,
       to_char(created_at at time zone 'utc', ${ISO}) as created_at,
       to_char(updated_at at time zone 'utc', ${ISO}) as updated_at
     from auth.mfa_factors f where user_id = $1 order by f.created_at`,
    [userId],
  );
  return rows.map(({ friendly_name, ...factor }) => ({
    ...factor,
    ...(friendly_name && { friendly_name }),
  }));
}

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`;

export async function hasVerifiedFactor(sql: Sql, userId: string): Promise<boolean> {
  const rows = await sql.query(
    "select 1 from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1",
    [userId],
  );
  return rows.length > 0;
}
