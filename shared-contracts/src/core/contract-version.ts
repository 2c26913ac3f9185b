/** Version of this contract as the shell provides it; a remote states the range it was built for. */
export const contractVersion = '1.0.0';
