export function BackupsSection() {
  return (
    <section aria-labelledby="backups">
      <h2 id="backups">Backups</h2>
      <p className="mt-3 max-w-measure text-soft">
        Everything that must be kept is in one folder, <code>DATA_DIR</code>: the database, uploads,
        keys and undelivered mail. Stop the site, copy the folder, start the site again. On
        PostgreSQL, back the database up with <code>pg_dump</code> as well.
      </p>
    </section>
  );
}
