import { Band, BandHead } from "#app/ui/band.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { webDesign } from "#content/web-design.ts";
import type { CaseStudy } from "#data/portfolio-items.ts";
import { Project } from "./project.tsx";

const { tag, title, lede, titleWithoutProjects, ledeWithoutProjects, all } = webDesign.projects;

/** Also stands when nothing is featured or the database is away: the portfolio is still one tap off. */
export function ProjectsSection({ projects }: { projects: readonly CaseStudy[] }) {
  const none = projects.length === 0;
  return (
    <Band tone="ink" aria-labelledby="projects">
      <BandHead id="projects" tag={tag} title={none ? titleWithoutProjects : title}>
        {none ? ledeWithoutProjects : lede}
      </BandHead>
      {!none && (
        <ul className="mb-12 grid grid-cols-1 gap-x-10 gap-y-16 md:grid-cols-2">
          {projects.map((project, i) => (
            <Project
              key={project.id}
              project={project}
              wide={i === 0 && projects.length % 2 === 1}
            />
          ))}
        </ul>
      )}
      <p className="border-t border-line pt-8">
        <LinkButton to="/portfolio">{all}</LinkButton>
      </p>
    </Band>
  );
}
