/** A doctor as a lookup returns it (SC-307). */
export interface Doctor {
  id: number;
  firstName: string;
  lastName: string;
  identifier: string;
  npi: string;
  address1: string;
  address2: string;
  state: string;
  zipCode: string;
  phone: string;
  fax: string;
}

/** A doctor as the autocomplete of step 3 shows it (SC-311). */
export interface FoundDoctor {
  id: number;
  firstName: string;
  lastName: string;
  phone: string;
  city: string;
  state: string;
}

/** A row of the doctor search (SC-309). */
export interface ListedDoctor {
  id: number;
  firstName: string;
  lastName: string;
  /** '' unless the doctor entered it for publication. */
  email: string;
  zipCode: string;
  specialty: string;
  identifier: string;
  referred: boolean;
  /** Distance from the ZIP code of the search. */
  miles?: number | undefined;
}

/** A doctor to add (SC-214). The server makes the identifier from the last name (SC-310). */
export interface NewDoctor {
  firstName: string;
  lastName: string;
  email?: string;
  zipCode?: string;
  specialty?: string;
  npi?: string;
  phone?: string;
  referred?: boolean;
  /** The doctor entered the email and wants it in the public search. */
  emailIsPublic?: boolean;
  preferredLocationIds?: number[];
}

/** An entry with an id and a name, as menus use it (SC-312). */
export interface Choice {
  id: number;
  value: string;
}
