CREATE TABLE "doctor_locations" (
	"doctor_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	CONSTRAINT "doctor_locations_doctor_id_location_id_pk" PRIMARY KEY("doctor_id","location_id")
);
--> statement-breakpoint
ALTER TABLE "doctor_locations" ADD CONSTRAINT "doctor_locations_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_locations" ADD CONSTRAINT "doctor_locations_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;