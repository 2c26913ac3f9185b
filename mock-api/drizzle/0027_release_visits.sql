CREATE TABLE "release_visits" (
	"at" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"visits" integer NOT NULL,
	"failures" integer NOT NULL,
	"failing_networks" integer NOT NULL,
	CONSTRAINT "release_visits_at_remote_version_pk" PRIMARY KEY("at","remote","version")
);
