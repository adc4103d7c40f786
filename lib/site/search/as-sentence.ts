/** A heading or a line as a sentence, so that an excerpt does not run it into what stands below. */
export const asSentence = (text: string) => (/[.:!?؟،]$/.test(text) ? text : `${text}.`);
