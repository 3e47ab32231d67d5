/** A reason not to start that the operator can mend. Its message is the one line they see. */
export class StartError extends Error {}
